/** Works on several items at a time and yields the results in the items' order. A failure ends it once the others are done. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const flying: Promise<Result>[] = []
  try {
    for await (const item of items) {
      flying.push(hold(work(item)))
      if (flying.length === width) yield (await flying.shift()) as Result
    }
    while (flying.length) yield (await flying.shift()) as Result
  } finally {
    await Promise.allSettled(flying)
  }
}

/** A failure waits until its turn comes to be told. */
function hold<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets at most `width` pieces of work through at a time, in the order of asking. */
export function createGate(width: number): Gate {
  const waiting: (() => void)[] = []
  let inside = 0
  return async (work) => {
    if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
