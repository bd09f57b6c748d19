import type { RichText as Blocks } from '@reable/contract/content/rich-text'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Accordion } from '../../ui/accordion/accordion.tsx'
import { RichText } from '../rich-text.tsx'
import styles from './faq-category.module.css'

type Props = {
  /** The id to which a list of the groups links. */
  id?: string
  name: string
  /** A text; an address that contains it opens the first question. */
  anchor?: string
  questions: readonly { title: string; body: Blocks }[]
}

/** Questions of one category, under its name. */
export function FaqCategory({ id, name, anchor, questions }: Props) {
  const open = useIsLinked(anchor)
  return (
    <div id={id} className={`stack gap-12 ${styles.category}`}>
      <h3>{name}</h3>
      <Accordion
        level={4}
        anchor={anchor}
        openFirst={open}
        items={questions.map(({ title, body }) => ({ title, content: <RichText blocks={body} level={5} /> }))}
      />
    </div>
  )
}

/** Whether the path or the query contains the anchor, which the server sees too; the hash opens the question in the browser. */
function useIsLinked(anchor: string | undefined): boolean {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (!anchor || !`${pathname}${search}${hash}`.includes(anchor)) return
    const target = document.getElementById(anchor)
    const details = target?.closest('details')
    if (details) details.open = true
    if (hash === `#${anchor}`) target?.scrollIntoView()
  }, [anchor, pathname, search, hash])
  return anchor !== undefined && `${pathname}${search}`.includes(anchor)
}
