import { organisation } from '@reable/contract/organisation'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { isReturning } from '../../accounts/returning.ts'
import { closeSignIn, openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { useUser } from '../../accounts/user-store.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { PhotoStore } from '../photos/photo-store.ts'
import { markDraft } from './draft/draft-storage.ts'
import { WizardStore } from './draft/wizard-store.ts'
import { Stepper } from './stepper.tsx'
import { pathOf, stepAt, steps } from './steps.ts'
import { useWizard, WizardContext } from './wizard-context.ts'
import styles from './wizard-page.module.css'

/** The button to leave; what is written is stored. */
function SaveAndLeave() {
  const { draft } = useWizard()
  const navigate = useNavigate()
  const leave = () => {
    if (draft.type) alerts.showOnNextPage(savedAlert)
    navigate(addresses.myListings)
  }
  return (
    <p className={styles.leave}>
      <Button variant="plain" size="small" onClick={leave}>
        Save and leave
      </Button>
    </p>
  )
}

const savedAlert = {
  type: 'info',
  title: 'Your draft is saved on this device.',
  text: 'It is offered when you list an item the next time.',
} as const

/** In milliseconds: a person who logs out is on the way to another page by then. */
const delay = 100

/** While nobody is signed in, keeps the sign-in modal open over the wizard; closing it leads to the list. (WIZ-02) */
function useGuestModal(afterwards: () => void): void {
  const isGuest = useUser() === undefined
  const isLeaving = useNavigation().state !== 'idle'
  const navigate = useNavigate()
  const onSignedIn = useEffectEvent(() => afterwards())
  const onCancelled = useEffectEvent(() => void navigate(addresses.listings))
  useEffect(() => {
    if (!isGuest || isLeaving) return
    const open = () => openSignIn({ onSignedIn: () => onSignedIn(), onCancelled: () => onCancelled() })
    const timer = setTimeout(open, delay)
    return () => clearTimeout(timer)
  }, [isGuest, isLeaving])
  useEffect(() => closeSignIn, [])
}

export const loader = () => null

export const clientLoader = () => null

export const meta = () => [{ title: `List an item · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

/** The five steps to a listing. The HTML is the same for everyone: what is written stays in the browser until it is submitted. */
export default function WizardPage() {
  const inBrowser = useInBrowser()
  const [cameWithDocument] = useState(!inBrowser)
  return (
    <div className={`stack gap-24 ${styles.page}`}>
      {inBrowser ? (
        <Wizard cameWithDocument={cameWithDocument} />
      ) : (
        <>
          <h1>List an item</h1>
          <p className="late">Opening the form…</p>
          <noscript>
            <p>Listing an item needs JavaScript. Please turn it on in your browser and load the page again.</p>
          </noscript>
        </>
      )}
    </div>
  )
}

/** True for a later step or a reloaded page, which resume a draft; a new visit to the first step begins a new one. */
function mayResume(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return stepAt(path) > 0 || entry?.type !== 'navigate'
}

function Wizard({ cameWithDocument }: { cameWithDocument: boolean }) {
  const personId = useUser()?.user_id
  const { pathname, state } = useLocation()
  const [resumes] = useState(() => isReturning(state) || (cameWithDocument && mayResume(pathname)))
  const [wizard, setWizard] = useState(() => new WizardStore(personId ?? 0, resumes))
  // A person who is signed out meanwhile still sees what they typed; someone else begins with a form of their own.
  if (personId !== undefined && personId !== wizard.personId) setWizard(new WizardStore(personId, resumes))
  useLayoutEffect(() => wizard.open(), [wizard])
  useEffect(() => announceMissingPhotos(wizard), [wizard])
  // After leaving the page one begins anew the next time.
  useEffect(() => () => markDraft(undefined), [])
  useGuestModal(() => wizard.getState().photos.retryTransient())
  return (
    <WizardContext value={wizard}>
      <SaveAndLeave />
      <Stepper />
      <OfferedDraft />
      <Step />
    </WizardContext>
  )
}

/** Without a chosen type only the first step is open. (WIZ-01) */
function Step() {
  const { pathname } = useLocation()
  const { draft } = useWizard()
  return stepAt(pathname) > 0 && !draft.type ? <Navigate to={steps[0].path} replace /> : <Outlet />
}

/** The wizard begins empty; what was written before is one press away. */
function OfferedDraft() {
  const { wizard, offered } = useWizard()
  const navigate = useNavigate()
  if (!offered) return null
  const goOn = () => {
    const draft = wizard.continueOffered()
    if (!draft) return
    announceMissingPhotos(wizard)
    navigate(pathOf(draft))
  }
  const startAgain = () => {
    wizard.startAgain()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Alert type="info" level={2} title="You have a saved draft">
      <p>{nameOf(offered)}</p>
      <p className="wrap gap-8 above-12">
        <Button onClick={goOn}>Continue your saved draft</Button>
        <Button variant="quiet" onClick={startAgain}>
          Start again
        </Button>
      </p>
    </Alert>
  )
}

const nameOf = ({ title, type }: { title: string; type: { name: string } | undefined }) =>
  [title.trim() && `“${title.trim()}”`, type?.name].filter(Boolean).join(', ')

/** Says which photos of a resumed draft are missing. */
function announceMissingPhotos(wizard: WizardStore): void {
  const { draft, photos } = wizard.getState()
  markMissingPhotos(photos)
  if (draft.missing) alerts.show(missingPhotosAlert(draft.missing))
}

/** Marks the photos that are no longer there: those that no listing has taken are deleted after a day. */
async function markMissingPhotos(store: PhotoStore): Promise<void> {
  for (const { id, image } of store.getState().photos) {
    const reply = image && (await fetch(image.thumbnail, { cache: 'no-store' }).catch(() => undefined))
    if (reply?.status === 404) store.markMissing(id)
  }
}

const missingPhotosAlert = (count: number) =>
  ({
    type: 'warning',
    title: count === 1 ? '1 photo had not arrived yet.' : `${count} photos had not arrived yet.`,
    text: 'Please choose them again in the step Images.',
  }) as const
