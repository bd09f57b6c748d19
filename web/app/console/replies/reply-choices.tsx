import type { Answer } from '@reable/contract/client'
import type { ReplySubject, ReplyUse } from '@reable/contract/replies/rules'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Button } from '../../ui/button/button.tsx'
import { useField } from '../../ui/field/use-field.ts'
import type { Edit } from '../pages/editor/format-text.ts'
import { typeInto } from '../pages/editor/type-into.ts'

/** For whom the words are, and what is about to be done. */
export type ReplyFor = { subject: ReplySubject; id: number; use: ReplyUse | undefined }

export type FittingReply = Answer<'listFittingReplies'>[number]

type Props = {
  replies: readonly FittingReply[]
  /** The name of the field that they are put into. */
  name: string
}

/** Shown at once, of more than six: those about what was reported are among them. */
const shownFirst = 5

/** The standard replies that fit, above the field for the words: each is put into it, to be changed before it is sent. */
export function ReplyChoices({ replies, name }: Props) {
  const { isAll, showAll, list } = useAllShown(shownFirst)
  const { id: fieldId } = useField(name)
  const { chosen, choose, undo, undone } = useChosen(fieldId, replies)
  if (replies.length === 0) return null
  const shown = isAll || replies.length <= shownFirst + 1 ? replies : replies.slice(0, shownFirst)
  const more = replies.length - shown.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend before what it stands beside
    <div role="group" aria-label="Begin with a reply" className="stack gap-8">
      <p>Begin with a reply and change it as you like, or write your own.</p>
      <div ref={list} className="row gap-8">
        {shown.map((reply) => (
          <Button key={reply.id} size="small" variant="quiet" aria-controls={fieldId} onClick={() => choose(reply)}>
            {reply.label}
          </Button>
        ))}
        {more > 0 && (
          <Button size="small" variant="plain" aria-expanded={false} onClick={showAll}>
            {more} more
          </Button>
        )}
      </div>
      {chosen && (
        <div className="row gap-8">
          <Button size="small" variant="quiet" icon={Undo} aria-controls={fieldId} onClick={undo}>
            {undone ? 'Bring it back' : 'As it was before'}
          </Button>
        </div>
      )}
      <div role="status">{chosen && !undone && chosen.missing.map((sentence) => <p key={sentence}>{sentence}</p>)}</div>
    </div>
  )
}

/** Once all are shown, the first that came has the focus: the button that showed them is gone. */
function useAllShown(before: number) {
  const [isAll, setIsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAll) list.current?.querySelectorAll('button')[before]?.focus()
  }, [isAll, before])
  return { isAll, showAll: () => setIsAll(true), list }
}

/** How long a form waits for its replies, in milliseconds. */
const timeout = 2_000

/**
 * The replies that fit; undefined until they are there. A form is shown with them and not before, so that nothing in it moves under a finger.
 * After two seconds there are none: one writes one's own.
 */
export function useFittingReplies({ subject, id, use }: ReplyFor): readonly FittingReply[] | undefined {
  const [replies, setReplies] = useState<readonly FittingReply[]>()
  useEffect(() => {
    const set = (found: readonly FittingReply[]) => setReplies((before) => before ?? found)
    const timer = setTimeout(set, timeout, [])
    if (!use) set([])
    else {
      const call = { params: { subject, id: String(id) }, query: { use } }
      void browserApi('listFittingReplies', call).then((reply) => set(reply.ok ? reply.data : []))
    }
    return () => clearTimeout(timer)
  }, [subject, id, use])
  return replies
}

/** Puts a reply into the field, and back what stood there before: nothing that was typed is lost. */
function useChosen(fieldId: string, replies: readonly FittingReply[]) {
  const [chosen, setChosen] = useState<FittingReply>()
  /** What the other press of the button brings. */
  const [other, setOther] = useState('')
  const [undone, setUndone] = useState(false)
  const inBox = (work: (box: HTMLTextAreaElement) => void) => {
    const box = document.getElementById(fieldId)
    if (box instanceof HTMLTextAreaElement) work(box)
  }
  const choose = (reply: FittingReply) =>
    inBox((box) => {
      setOther(box.value)
      setChosen(reply)
      setUndone(false)
      typeInto(box, insertReply(box.value, reply.text, replies))
    })
  const undo = () =>
    inBox((box) => {
      setOther(box.value)
      setUndone(!undone)
      typeInto(box, replaceAll(box.value, other))
    })
  return { chosen, choose, undo, undone }
}

/** The edit that inserts a reply: it replaces an empty text or another reply, and is appended to a text of one's own. */
export function insertReply(typed: string, text: string, replies: readonly { text: string }[]): Edit {
  if (typed.includes(text)) return select(typed.indexOf(text), typed.length, typed.slice(typed.indexOf(text)))
  const isOurs = !typed.trim() || replies.some((other) => other.text === typed.trim())
  const start = isOurs ? 0 : typed.length
  return select(start, typed.length, isOurs || typed.endsWith('\n') ? text : `\n${text}`)
}

/** The edit that puts another text in the place of all that is typed. */
export const replaceAll = (typed: string, text: string): Edit => ({
  ...{ start: 0, end: typed.length, inserted: text },
  selected: [text.length, text.length],
})

/** What is not filled in is selected, so that typing replaces it; else the end. */
function select(start: number, end: number, inserted: string): Edit {
  const unfilled = /\{[^{}\n]*\}/.exec(inserted)
  const from = start + (unfilled ? unfilled.index : inserted.length)
  return { start, end, inserted, selected: [from, from + (unfilled?.[0].length ?? 0)] }
}
