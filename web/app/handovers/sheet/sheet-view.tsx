import { batteryOf } from '@reable/contract/catalogue/battery'
import { cleaningOf } from '@reable/contract/catalogue/cleaning'
import { checksFor } from '@reable/contract/handovers/sheets/checks'
import { useEffect, useRef } from 'react'
import { BatteryNotes } from '../../listings/care/battery-notes.tsx'
import { CleaningSteps } from '../../listings/care/cleaning-steps.tsx'
import { PrintButton } from '../../listings/print/print-button.tsx'
import { ManualLinks } from '../../manuals/manual-links.tsx'
import { nameWithin } from '../../messages/name-within.ts'
import { Attribution } from '../../recalls/attribution.tsx'
import { checkedText, FoundRecalls, isFound } from '../../recalls/found-recalls.tsx'
import { Logo } from '../../shell/header/logo.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import checks from './checks.module.css'
import { ListAgain } from './list-again.tsx'
import styles from './sheet.module.css'
import sheetCodeStyles from './sheet-code.module.css'
import type { Sheet } from './sheet-load.ts'
import { TickForm, type TickFormProps } from './tick-form.tsx'

type Props = TickFormProps & {
  /** The page of the conversation, for who is signed in. */
  back?: string
  /** Where it replaces a page that waits, so that screen readers say it. */
  takesFocus?: boolean
}

/** A handover sheet: one page on the screen, and one of paper. */
export function SheetView({ sheet, back, takesFocus = false, ...form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { thing, gone } = sheet
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <article className={`stack gap-24 ${styles.page}`} data-handover-sheet>
      <div className="sheet-head">
        <Logo />
        <span>Handover sheet</span>
      </div>
      {back && (
        <div data-screen-only>
          <TextLinks links={[{ label: 'Back to your messages', to: back }]} />
        </div>
      )}
      <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {thing ? `Handover sheet: ${thing.title}` : 'Handover sheet'}
      </h1>
      {gone && <p className={styles.gone}>{gone}</p>}
      {thing && <Whole sheet={sheet} thing={thing} form={form} />}
    </article>
  )
}

type WholeProps = { sheet: Sheet; thing: NonNullable<Sheet['thing']>; form: Omit<TickFormProps, 'sheet'> }

/** What to look at comes first, and what one looks up after it. */
function Whole({ sheet, thing, form }: WholeProps) {
  return (
    <>
      <Meeting sheet={sheet} />
      <div className={styles.thing}>
        <Picture thing={thing} />
        <p className={`above-8 bold ${styles.kind}`}>{thing.kind}</p>
      </div>
      <section className={`stack gap-12 ${styles.part} ${styles.together}`}>
        <h2>Check it together</h2>
        {sheet.may_tick && <TickForm {...form} sheet={sheet} />}
        <ChecksToRead sheet={sheet} thing={thing} />
      </section>
      <Recalls thing={thing} />
      <Measures facts={thing.facts} />
      <Cleaning thing={thing} />
      <Battery thing={thing} />
      <ManualLinks manuals={thing.manuals} className={styles.manual} />
      <SheetCode code={sheet.code} />
      <div className={`row ${styles.actions}`} data-screen-only>
        <PrintButton />
        {sheet.code && mayListAgain(sheet) && <ListAgain token={tokenOf(sheet.code)} />}
      </div>
    </>
  )
}

/** Whoever has the thing, once it was handed over. */
const mayListAgain = ({ reader, state }: Sheet) =>
  reader === 'holder' || (reader === 'receiver' && state === 'handed_over')

const tokenOf = (code: string) => new URL(code).searchParams.get('token') ?? ''

function Meeting({ sheet: { meeting, with: partner } }: { sheet: Sheet }) {
  if (!meeting) return null
  return (
    <p className={`stack ${styles.where}`}>
      <strong>{meeting.when}</strong>
      <span>
        {meeting.place}
        {partner && `, with ${nameWithin(partner)}`}
      </span>
    </p>
  )
}

function Picture({ thing: { picture } }: Pick<WholeProps, 'thing'>) {
  if (!picture) return null
  return (
    <picture className={styles.picture}>
      <source type="image/webp" srcSet={picture.webp.small} />
      <img src={picture.small} alt={picture.alt} width={picture.width} height={picture.height} />
    </picture>
  )
}

/** The checks as a list with two boxes to tick by pen: on paper, and on the screen for who cannot tick. */
function ChecksToRead({ sheet, thing }: Omit<WholeProps, 'form'>) {
  return (
    <>
      <p className="on-paper">First box: the seller. Second box: the buyer.</p>
      <ul className={sheet.may_tick ? checks.paperChecks : checks.readChecks}>
        {checksFor(thing.equipment_type_id).map(({ name, says }) => (
          <li key={name}>
            <span className={checks.boxes} aria-hidden="true">
              <i />
              <i />
            </span>
            {says}
          </li>
        ))}
      </ul>
    </>
  )
}

type Thing = NonNullable<Sheet['thing']>

const termsOf = (facts: Thing['facts']) => facts.map(({ label, value }) => ({ term: label, value }))

/** The thing's measures and details. */
function Measures({ facts }: Pick<Thing, 'facts'>) {
  if (!facts.length) return null
  return (
    <section className={`stack gap-12 ${styles.part} ${styles.measures}`}>
      <h2>Measurements and details</h2>
      <Facts facts={termsOf(facts)} />
    </section>
  )
}

/** How this kind of thing is cleaned, and what its seller did. */
function Cleaning({ thing }: { thing: Thing }) {
  const way = cleaningOf(thing.equipment_type_id)
  if (!way) return null
  return (
    <section className={`stack gap-12 ${styles.part} ${styles.clean}`}>
      <h2>Clean it first</h2>
      {thing.cleaned && (
        <p>
          The seller says: <strong>{thing.cleaned}</strong>.
        </p>
      )}
      <CleaningSteps {...way} />
    </section>
  )
}

/** What it tells of its battery, and what follows from it. */
function Battery({ thing: { battery } }: { thing: Thing }) {
  if (!batteryOf(battery.properties)) return null
  return (
    <section className={`stack gap-12 ${styles.part} ${styles.battery}`}>
      <h2>Battery</h2>
      <Facts facts={termsOf(battery.facts)} />
      <BatteryNotes properties={battery.properties} />
    </section>
  )
}

/** Whether it is recalled. Paper has space for what was found, and not for what was not. */
function Recalls({ thing: { recall } }: { thing: Thing }) {
  if (!recall) return null
  const { outcome, checked, cards } = recall
  return (
    <section
      className={`stack gap-12 ${styles.part} ${styles.recalls}`}
      data-screen-only={isFound(outcome) ? undefined : true}
    >
      <h2>Recalls</h2>
      {outcome === 'none' && <p>{checkedText(checked)}</p>}
      {outcome === 'ask_model' && (
        <p>We do not know its brand or its model. Look for them on its label, then ask under “Is mine recalled?”.</p>
      )}
      {isFound(outcome) && <FoundRecalls outcome={outcome} cards={cards} />}
      <Attribution />
    </section>
  )
}

/** The code for the thing itself: it leads back to this sheet, years later. */
function SheetCode({ code }: { code: string | null }) {
  if (!code) return null
  return (
    <section className={`row card ${sheetCodeStyles.code}`} aria-labelledby="code">
      <QrCode text={code} className={sheetCodeStyles.square} />
      <div>
        <h2 id="code">Keep this code with it</h2>
        <p>
          Cut it out and tape it to the thing. Years later it opens this page, to look things up or to list it again.
        </p>
        <p className={sheetCodeStyles.address}>{code.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  )
}
