type NamedRow = { id: number; name: string }

/** The values of the form of a notification; ids as text, '' where nothing is chosen. */
export type SubscriptionValues = { category_id: string; equipment_type_id: string; termsOfUse: boolean }

/** The values that follow from the names somebody is looking at: their one category and one equipment type, if they are clear. */
export function initialSubscription(
  categories: (NamedRow & { equipment_types: NamedRow[] })[],
  names: string[],
): SubscriptionValues {
  const types = categories.flatMap(({ equipment_types }) => equipment_types).filter(({ name }) => names.includes(name))
  const matching = categories.filter(
    ({ name, equipment_types }) => names.includes(name) || equipment_types.some((type) => names.includes(type.name)),
  )
  return {
    category_id: soleId(matching),
    equipment_type_id: soleId(matching.length === 1 ? types : []),
    termsOfUse: false,
  }
}

const soleId = ([one, ...others]: { id: number }[]) => (one && !others.length ? String(one.id) : '')
