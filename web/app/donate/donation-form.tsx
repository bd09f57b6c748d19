import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Section } from '../content/pages/section.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './donation-form.module.css'

/** The donation form of another site, in a frame with only the permissions that a form needs, and a link for where it fails. */
export function DonationForm({ address }: { address: string }) {
  return (
    <Section heading="Give online">
      <p>
        The form below comes from {new URL(address).host}, which takes your gift. If you do not see it, open it in a
        page of its own.
      </p>
      <Button
        variant="next"
        href={address}
        target="_blank"
        rel="noopener"
        onward={ArrowUpRight}
        className={styles.link}
      >
        Open the donation form
        <span className="visually-hidden"> (opens another site in a new page)</span>
      </Button>
      <iframe
        src={address}
        title="Donation form"
        className={styles.form}
        loading="lazy"
        // It is of another site, so its own origin gives it no access to ours. A payment may open a window of the bank.
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        // The buttons of the wallets of a phone or a browser.
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        data-screen-only
      />
    </Section>
  )
}
