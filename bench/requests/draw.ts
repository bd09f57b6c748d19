/** A whole number from `least` to `most`, each as likely. */
export const whole = (least: number, most: number): number => least + Math.floor(Math.random() * (most - least + 1))

/** One of a list that is not empty. */
export const pick = <Item>(list: readonly Item[]): Item => list[whole(0, list.length - 1)] as Item

export const chance = (share: number): boolean => Math.random() < share

/** So many different ones of a list, or all of it when it is shorter. */
export function some<Item>(list: readonly Item[], count: number): Item[] {
  const left = [...list]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(whole(0, left.length - 1), 1)[0] as Item,
  )
}
