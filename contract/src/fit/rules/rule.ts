/** A rule as people read it. What judges a listing knows it by its name alone, so that a list of verdicts comes without these words. */
export type FitRule = {
  /** "Seat width" */
  label: string
  /** In words, for the page of sources and the calculators. */
  text: string
  /** The names of its sources. */
  sources: readonly string[]
}

/** Rules by their names. */
export type FitRules = Readonly<Record<string, FitRule>>
