import { ContactForm as FormOfServer } from '@reable/web/contact-form'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isConfirmedHere, useUser } from '../../accounts/user-store.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { loadCode } from '../../shell/load-code.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import { contactFormFailed } from '../message-alerts.ts'
import {
  followLink,
  type LeftControls,
  openForMember,
  readControls,
  restoreControls,
  whenNear,
} from './left-controls.ts'

type Form = typeof FormOfServer

let loaded: Form | undefined

/** Fetches the form's code, once. */
export async function loadContactForm(): Promise<Form> {
  loaded ??= (await import('../contact-form.tsx')).ContactForm
  return loaded
}

/**
 * The message form. It is the server's HTML until somebody comes near it, or is signed in and so can write: its code comes then.
 * What is pressed or typed there before is not lost, and the focus stays.
 */
export function LateContactForm({ listingId }: { listingId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const [isFromServer] = useState(!inBrowser)
  const user = useUser()
  const Form = useFormWhenNear(place, user !== undefined || !isFromServer) ?? FormOfServer
  useEffect(() => {
    if (user && !Form && place.current) openForMember(place.current, isConfirmedHere(user))
  }, [user, Form])
  // React leaves the server's HTML as it is where it is told of HTML that it does not know.
  return Form ? (
    <Place ref={place}>
      <Form listingId={listingId} />
    </Place>
  ) : (
    <div
      ref={place}
      {...(isFromServer && { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })}
    />
  )
}

type PlaceProps = { ref: RefObject<HTMLDivElement | null>; children: React.ReactNode }

/** A component of its own, so that it takes the place of the server's HTML instead of adding to it. */
const Place = ({ ref, children }: PlaceProps) => <div ref={ref}>{children}</div>

/** The form, once it is wanted, near the window, in focus or pressed; what was left in its HTML before is then in it. */
function useFormWhenNear(place: RefObject<HTMLDivElement | null>, isWanted: boolean): Form | undefined {
  const [form, setForm] = useState(() => (isWanted && loaded ? { Form: loaded } : undefined))
  const [failed, setFailed] = useState(false)
  const left = useRef<LeftControls>(undefined)
  const pressed = useRef(-1)
  const isShown = useRef(false)
  const load = useEffectEvent(async () => {
    // A guest who comes near it stays in the page: its links lead to the same.
    const Form = await (isWanted ? loadCode(loadContactForm) : loadContactForm()).catch(() => undefined)
    if (!Form) {
      setFailed(true)
      // Guests have links alone, which lead to the same as HTML.
      if (isWanted) alerts.show(contactFormFailed)
      else if (place.current) followLink(place.current, pressed.current)
      return
    }
    // Of several calls the first shows the form; what stands in it then is no longer what was left in the HTML.
    if (isShown.current) return
    isShown.current = true
    left.current ??= place.current ? readControls(place.current, pressed.current) : undefined
    // At once, since keys that are pressed between reading and showing would be lost.
    flushSync(() => setForm({ Form }))
  })
  useEffect(() => {
    // A browser does not fetch again what could not be fetched once.
    if (form || failed || !place.current) return
    if (isWanted) load()
    return whenNear(place.current, (press = pressed.current) => {
      pressed.current = press
      load()
    })
  }, [form, failed, isWanted, place])
  useEffect(() => {
    if (form && place.current && left.current) restoreControls(place.current, left.current)
    left.current = undefined
  }, [form, place])
  return form?.Form
}
