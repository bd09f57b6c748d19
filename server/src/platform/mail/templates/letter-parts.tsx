import { Fragment, type ReactNode } from 'react'
import { letterStyle } from './letter-style.ts'
import { Part } from './letter-tables.tsx'

/** The one heading of a letter. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <h1 className="ink" style={letterStyle.heading}>
    {children}
  </h1>
)

/** A paragraph. */
export const Words = ({ children }: { children: ReactNode }) => (
  <p className="ink" style={letterStyle.words}>
    {children}
  </p>
)

/** What somebody else wrote, line by line and set apart from our own words: nothing in it is a link or a mark-up of ours. */
export const Quoted = ({ children }: { children: string }) => (
  <blockquote className="ink quoted" style={letterStyle.quoted}>
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
export const LetterLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="fir" href={href} style={letterStyle.link}>
    {children}
  </a>
)

/**
 * What to do next: a button that is a real link, and its whole address for whom the button does not work. In plain text the
 * address stands on a line of its own, below what it is for.
 */
export const NextStep = ({ href, children }: { href: string; children: string }) => (
  <>
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} style={letterStyle.stepTable}>
      <tbody>
        <tr>
          <td className="step" style={letterStyle.stepCell}>
            <a className="next" href={href} style={letterStyle.step}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
    <p className="ink" style={{ ...letterStyle.words, margin: 0 }}>
      <span data-skip-in-text="true">If the button does not work, copy this address into your browser:</span>
    </p>
    <p className="ink" style={letterStyle.address}>
      <LetterLink href={href}>{href}</LetterLink>
    </p>
  </>
)

/** A paragraph of the foot. */
export const FootWords = ({ children }: { children: ReactNode }) => (
  <p className="second" style={letterStyle.footWords}>
    {children}
  </p>
)

/**
 * The listing that a letter is about: its picture, where everyone may see it, its title, and what else is said of it. In plain
 * text there is no picture.
 */
export const LetterListing = ({ title, picture, children }: ListingProps) => (
  <Part className="listing" style={letterStyle.listing}>
    {picture && <LetterPicture {...picture} />}
    <Part inside={letterStyle.listingRoom}>
      <p className="ink" style={letterStyle.listingTitle}>
        {title}
      </p>
      {children}
    </Part>
  </Part>
)

type ListingProps = { title: string; picture?: LetterImage | undefined; children?: ReactNode }

/** What it costs, as large as on its card. */
export const LetterPrice = ({ children }: { children: string }) => (
  <p className="ink" style={letterStyle.price}>
    {children}
  </p>
)

const LetterPicture = ({ src, alt, width, height }: LetterImage) => (
  <img
    src={src}
    alt={alt}
    width={pictureWidth}
    height={Math.round((pictureWidth * height) / width)}
    style={letterStyle.picture}
  />
)

/** A picture that everyone may see, since a mail program is anyone; `src` is whole, the measures are the picture's own. */
export type LetterImage = { src: string; alt: string; width: number; height: number }

/** The sheet's 600 without the room at both sides and the listing's edge. */
const pictureWidth = 540
