import { Fragment, type ReactNode } from 'react'
import { emailStyle } from './email-style.ts'
import { Part } from './email-tables.tsx'

/** The one heading of an e-mail. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <h1 className="ink" style={emailStyle.heading}>
    {children}
  </h1>
)

/** A paragraph. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="ink" style={emailStyle.paragraph}>
    {children}
  </p>
)

/** A quote of what somebody else wrote, line by line and set apart from our own text: nothing in it is a link or markup. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className="ink quoted" style={emailStyle.quoted}>
    {children.split('\n').map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone.
      <Fragment key={place}>
        {place > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </blockquote>
)

/** A link within a sentence; `href` is whole. */
export const EmailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="fir" href={href} style={emailStyle.link}>
    {children}
  </a>
)

/**
 * The next step for the reader: a button that is a real link, and its whole address for whom the button does not work. In plain text the
 * address stands on a line of its own, below what it is for.
 */
export const NextStep = ({ href, children }: { href: string; children: string }) => (
  <>
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} style={emailStyle.stepTable}>
      <tbody>
        <tr>
          <td className="step" style={emailStyle.stepCell}>
            <a className="next" href={href} style={emailStyle.step}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
    <p className="ink" style={{ ...emailStyle.paragraph, margin: 0 }}>
      <span data-skip-in-text="true">If the button does not work, copy this address into your browser:</span>
    </p>
    <p className="ink" style={emailStyle.address}>
      <EmailLink href={href}>{href}</EmailLink>
    </p>
  </>
)

/** A paragraph of the foot. */
export const FooterText = ({ children }: { children: ReactNode }) => (
  <p className="second" style={emailStyle.footText}>
    {children}
  </p>
)

/**
 * The listing that an e-mail is about: its picture, if everyone may see it, its title, and further content. In plain
 * text there is no picture.
 */
export const EmailListing = ({ title, picture, children }: ListingProps) => (
  <Part className="listing" style={emailStyle.listing}>
    {picture && <EmailPicture {...picture} />}
    <Part inside={emailStyle.listingCell}>
      <p className="ink" style={emailStyle.listingTitle}>
        {title}
      </p>
      {children}
    </Part>
  </Part>
)

type ListingProps = { title: string; picture?: EmailImage | undefined; children?: ReactNode }

/** The price of the listing, as large as on its card. */
export const EmailPrice = ({ children }: { children: string }) => (
  <p className="ink" style={emailStyle.price}>
    {children}
  </p>
)

const EmailPicture = ({ src, alt, width, height }: EmailImage) => (
  <img
    src={src}
    alt={alt}
    width={pictureWidth}
    height={Math.round((pictureWidth * height) / width)}
    style={emailStyle.picture}
  />
)

/** A picture that everyone may see, since a mail program is anyone; `src` is whole, the measures are the picture's own. */
export type EmailImage = { src: string; alt: string; width: number; height: number }

/** The sheet's 600 without the room at both sides and the listing's edge. */
const pictureWidth = 540
