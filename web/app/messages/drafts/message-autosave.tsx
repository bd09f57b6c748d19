import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { storedUser, userStorage, useUser } from '../../accounts/user-store.ts'
import { isFresh, jsonStorage, objectIn, parseStoredObject, type StorageArea } from '../../state/storage.ts'
import { useFormParts } from '../../ui/form/form-context.ts'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { draftsKey } from './forget-message-drafts.ts'

type Props = {
  /** The listing whose owner it is written to, or the conversation in which it is written. */
  about: DraftKey
  /** Empties the form when another person signs in over it, or its writer signs out in another tab. */
  clear: () => void
}

type Editing = Props & {
  draft: MessageDraft
  /** The id of the person whose text is in the form; undefined for a guest. */
  writer: RefObject<number | undefined>
  shownText: RefObject<string>
  /** Whether the form was just emptied because its writer signed out in another tab. */
  isCleared: RefObject<boolean>
}

/** Restores the unsent message and stores each change of it. Rendered inside the form. */
export function MessageAutosave(props: Props) {
  const draft = { text: useFieldText('body'), terms: useFieldText('termsOfUse') === 'true' }
  const writer = useRef<number>(undefined)
  const shownText = useRef('')
  const isCleared = useRef(false)
  const editing = { ...props, draft, writer, shownText, isCleared }
  useRestoredDraft(editing)
  useClearedElsewhere(editing)
  useStoredDraft(editing)
  return null
}

/** Restores the stored draft, once for each person. */
function useRestoredDraft({ about, clear, draft, writer }: Editing): void {
  const { setValue } = useFormParts()
  const personId = useUser()?.user_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person, whom during hydration the storage alone knows
  useEffect(() => {
    const now = storedUser()?.user_id
    const isOtherWriter = now !== undefined && writer.current !== undefined && writer.current !== now
    writer.current = now ?? writer.current
    const stored = findDraft(about, now)
    if (isOtherWriter) clear()
    if (stored && (isOtherWriter || !draft.text)) {
      setValue('body', stored.text)
      setValue('termsOfUse', stored.terms)
    }
    // Text written before signing in belongs to the person who signs in over it.
    else if (draft.text && !isOtherWriter) storeDraft(about, { ...draft, by: writer.current })
  }, [personId])
}

/** Empties the form when its writer signs out, or sends this text, in another tab. */
function useClearedElsewhere({ about, clear, writer, shownText, isCleared }: Editing): void {
  const clearOnSignOut = useEffectEvent(() => {
    if (!shownText.current || writer.current === undefined || storedUser()) return
    isCleared.current = true
    clear()
  })
  const clearOnRemoval = useEffectEvent(() => clear())
  useEffect(() => {
    // For other tabs alone: a session that expires in this one leaves its person, and their text, on the page.
    const unsubscribeFromUser = userStorage.subscribe(() => clearOnSignOut())
    const unsubscribeFromDraft = subscribeToRemoval(
      about,
      () => shownText.current,
      () => clearOnRemoval(),
    )
    return () => {
      unsubscribeFromUser()
      unsubscribeFromDraft()
    }
  }, [about, shownText])
}

/** Stores each change of the text or the consent. */
function useStoredDraft({ about, draft: { text, terms }, writer, shownText, isCleared }: Editing): void {
  const isFirst = useRef(true)
  useEffect(() => {
    shownText.current = text
    // Text written after a session has expired still belongs to its writer.
    if (!text) writer.current = storedUser()?.user_id
    // The first value is not the restored draft yet; a text that was cleared stays stored for its writer.
    if (!isFirst.current && !isCleared.current) storeDraft(about, { text, terms, by: writer.current })
    isFirst.current = false
    isCleared.current = false
  }, [about, text, terms, writer, shownText, isCleared])
}

/** What an unsent message is stored under: the listing whose owner it is written to, or the conversation in which it is written. */
type DraftKey = number | `conversation-${number}`

/** An unsent message. */
type MessageDraft = {
  text: string
  /** Whether its writer has agreed to the Terms of Use. */
  terms: boolean
}

type StoredDraft = MessageDraft & {
  /** The id of the person who wrote it; undefined for a guest. */
  by?: number | undefined
  /** In milliseconds. */
  at: number
}

/** In milliseconds: as long as a confirmation link works, which leads back to the message. */
const lifetime = 7 * 24 * 3_600_000
const maxDrafts = 10

/** Finds a person's unsent message in this browser. What another person wrote here is not returned. */
export function findDraft(about: DraftKey, personId: number | undefined): MessageDraft | undefined {
  const ofGuest = readDrafts('sessionStorage')[about]
  if (ofGuest || personId === undefined) return ofGuest
  const own = readDrafts('localStorage')[about]
  return own?.by === personId ? own : undefined
}

/**
 * Stores an unsent message: a guest's for this tab alone, a signed-in person's for every tab until they log out, since the link in a
 * mail opens a tab of its own. An empty message removes the stored one.
 */
export function storeDraft(about: DraftKey, { by, ...draft }: MessageDraft & Pick<StoredDraft, 'by'>): void {
  const stored = draft.text || draft.terms ? { ...draft, at: Date.now(), ...(by !== undefined && { by }) } : undefined
  setDraft('sessionStorage', about, by === undefined ? stored : undefined)
  if (by !== undefined) setDraft('localStorage', about, stored)
}

/** Calls the listener when another tab has sent or removed this very text, but not when it expired. Returns how to unsubscribe. */
export function subscribeToRemoval(about: DraftKey, currentText: () => string, listener: () => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== draftsKey) return
    const before = parseDrafts(oldValue)[about]
    if (before?.text === currentText() && isFresh(before.at, lifetime) && !parseDrafts(newValue)[about]) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

type AllDrafts = Record<string, StoredDraft>
type Drafts = Partial<AllDrafts>

function setDraft(area: StorageArea, about: DraftKey, draft: StoredDraft | undefined): void {
  const { [about]: before, ...others } = readDrafts(area)
  if (!before && !draft) return
  const latest = Object.entries(others).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0))
  const latestOthers = Object.fromEntries(latest.slice(0, maxDrafts - 1))
  writeDrafts(area, draft ? { ...latestOthers, [about]: draft } : others)
}

/** A browser that stores nothing still has the text in the open page. */
const storageIn = (area: StorageArea) => jsonStorage(area, draftsKey, (stored): Drafts => objectIn<AllDrafts>(stored))

/** Reads the stored drafts, and removes expired ones from the device. */
function readDrafts(area: StorageArea): Drafts {
  const entries = Object.entries(storageIn(area).read())
  const fresh = entries.filter(([, one]) => one && isFresh(one.at, lifetime))
  const drafts = Object.fromEntries(fresh)
  if (fresh.length < entries.length) writeDrafts(area, drafts)
  return drafts
}

const parseDrafts = (text: string | null): Drafts => parseStoredObject<AllDrafts>(text)

const writeDrafts = (area: StorageArea, drafts: Drafts): void =>
  storageIn(area).write(Object.keys(drafts).length ? drafts : undefined)
