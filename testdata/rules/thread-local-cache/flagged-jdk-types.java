//@ jdk: 25
// Costly types of the JDK, one of each kind.
import java.security.Signature;
import java.text.BreakIterator;
import java.text.MessageFormat;
import java.util.zip.Inflater;
import javax.crypto.Cipher;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.parsers.SAXParser;
import javax.xml.stream.XMLInputFactory;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;

class PlatformTypes {
    interface Checked<T> {
        T make() throws Exception;
    }

    private static <T> T unchecked(Checked<T> maker) {
        try {
            return maker.make();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    static final ThreadLocal<Cipher> CIPHER = ThreadLocal.withInitial(() -> unchecked(() -> Cipher.getInstance("AES/GCM/NoPadding"))); //~ thread-local-cache warning
    static final ThreadLocal<Signature> SIGNATURE = ThreadLocal.withInitial(() -> unchecked(() -> Signature.getInstance("SHA256withRSA"))); //~ thread-local-cache warning
    static final ThreadLocal<SAXParser> SAX = ThreadLocal.withInitial(() -> unchecked(() -> SAXParserFactory.newInstance().newSAXParser())); //~ thread-local-cache warning
    static final ThreadLocal<Transformer> TRANSFORMER = ThreadLocal.withInitial(() -> unchecked(() -> TransformerFactory.newInstance().newTransformer())); //~ thread-local-cache warning
    static final ThreadLocal<XPath> XPATH = ThreadLocal.withInitial(() -> XPathFactory.newInstance().newXPath()); //~ thread-local-cache warning
    static final ThreadLocal<XMLInputFactory> STAX = ThreadLocal.withInitial(XMLInputFactory::newInstance); //~ thread-local-cache warning
    static final ThreadLocal<MessageFormat> MESSAGE = ThreadLocal.withInitial(() -> new MessageFormat("{0}: {1}")); //~ thread-local-cache warning
    static final ThreadLocal<BreakIterator> BREAKS = ThreadLocal.withInitial(BreakIterator::getWordInstance); //~ thread-local-cache warning
    static final ThreadLocal<Inflater> INFLATER = ThreadLocal.withInitial(() -> new Inflater(true)); //~ thread-local-cache warning
    static final ThreadLocal<ScriptEngine> SCRIPT = ThreadLocal.withInitial(() -> new ScriptEngineManager().getEngineByName("js")); //~ thread-local-cache warning
}
