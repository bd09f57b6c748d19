import { organisation } from '@reable/contract/organisation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { isReturning } from '../../accounts/returning.ts'
import { useUser } from '../../accounts/user-store.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import { announceMissingPhotos } from './draft/announce-missing-photos.ts'
import { markDraft } from './draft/draft-storage.ts'
import { OfferedDraft } from './draft/offered-draft.tsx'
import { SaveAndLeave } from './draft/save-and-leave.tsx'
import { WizardStore } from './draft/wizard-store.ts'
import { Stepper } from './stepper.tsx'
import { stepAt, steps } from './steps.ts'
import { useGuestModal } from './use-guest-modal.ts'
import { useWizard, WizardContext } from './wizard-context.ts'
import styles from './wizard-page.module.css'

export const loader = () => null

export const clientLoader = () => null

export const meta = () => [{ title: `List an item · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

/** The five steps to a listing. The HTML is the same for everyone: what is written stays in the browser until it is submitted. */
export default function WizardPage() {
  const inBrowser = useInBrowser()
  const [cameWithDocument] = useState(!inBrowser)
  return (
    <div className={styles.page}>
      {inBrowser ? (
        <Wizard cameWithDocument={cameWithDocument} />
      ) : (
        <>
          <h1>List an item</h1>
          <p className={styles.arriving}>Opening the form…</p>
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
