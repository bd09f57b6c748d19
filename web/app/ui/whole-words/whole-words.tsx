import styles from './whole-words.module.css'

/** A text whose words with a hyphen stay on one line each: “e-mail” is no word to be broken. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/)
  // Every second one is such a word.
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
