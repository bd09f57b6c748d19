import type { RichText as Blocks } from '@reable/contract/content/rich-text'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Accordion } from '../../ui/accordion/accordion.tsx'
import { RichText } from '../rich-text.tsx'
import styles from './faq-category.module.css'

type Props = {
  /** What a list of the groups leads to. */
  id?: string
  name: string
  /** An address that contains it opens the first question. */
  anchor?: string
  questions: readonly { title: string; body: Blocks }[]
}

/** Questions of one kind, under their name. */
export function FaqCategory({ id, name, anchor, questions }: Props) {
  const open = useIsLinked(anchor)
  return (
    <div id={id} className={styles.category}>
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

/** Whether the path or query names it, which the server sees too; what only the browser sees opens it there. */
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
