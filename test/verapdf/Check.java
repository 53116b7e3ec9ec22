import java.io.FileInputStream;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Prints of each file whether it is PDF/A-3a, and which clauses of ISO 19005-3 it breaks. */
public class Check {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.fromString("3a");
    for (String file : files) {
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
        ValidationResult result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
        TreeSet<String> broken = new TreeSet<>();
        for (TestAssertion one : result.getTestAssertions())
          broken.add(one.getRuleId().getClause() + " " + one.getMessage());
        System.out.println("CHECKED " + (result.isCompliant() ? "yes" : "no") + " " + String.join("; ", broken));
      }
    }
  }
}
