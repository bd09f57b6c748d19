/** How a question is written down: what is asked in one row, and in another, which only forms need, the words that ask for it. */

/** Of a number its range, in inches or pounds as its name ends; of a choice what can be chosen. */
type AskedNumber = { noun: string; min: number; max: number }
type AskedChoice = { noun: string; choices: readonly string[] }

/** What is asked, by its name. `noun` is what is not known while it is not answered: "how wide the hips are". */
export type AskedRows = Readonly<Record<string, AskedNumber | AskedChoice>>

/** The words of each question that is asked, none left out, and of each of its choices. */
export type QuestionWords<Rows extends AskedRows> = {
  readonly [Name in keyof Rows]: {
    label: string
    help: string
  } & (Rows[Name] extends { choices: readonly (infer Choice extends string)[] }
    ? { choices: Readonly<Record<Choice, string>> }
    : unknown)
}
