import styles from './whole-words.module.css'

/** A text in which hyphenated words, such as “e-mail”, are never broken across lines. */
export function WholeWords({ text }: { text: string }) {
  // Every second part is a hyphenated word.
  const parts = ['']
  for (const part of text.split(/(\s+)/)) {
    if (/\S-\S/.test(part)) parts.push(part, '')
    else parts[parts.length - 1] += part
  }
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
