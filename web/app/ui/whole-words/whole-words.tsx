import styles from './whole-words.module.css'

/** A text in which hyphenated words, such as “e-mail”, are never broken across lines. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/)
  // Every second part is a hyphenated word.
  return parts.map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
