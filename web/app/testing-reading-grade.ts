const syllablesOf = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )

/** The Flesch–Kincaid grade level of a text. */
export function gradeOf(text: string): number {
  const words = text.match(/[\p{L}’'-]+/gu) ?? []
  const sentences = text.match(/[.?!](\s|$)/g) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
