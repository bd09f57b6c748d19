import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { storedUser, userStorage, useUser } from '../../accounts/user-store.ts'
import { useFormParts } from '../../ui/form/form-context.ts'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { type DraftKey, findDraft, type MessageDraft, storeDraft, subscribeToRemoval } from './message-drafts.ts'

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
