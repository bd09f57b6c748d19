/** A line in which work is done one after the other, in the order of asking. A failure is its own caller's alone. */
export function createLine() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => {}).then(() => {})
    return turn
  }
}
