type Named = { id: number; name: string }

/** What the form of a notification holds; ids as its lists write them, '' where nothing is chosen. */
export type Wish = { category_id: string; equipment_type_id: string; termsOfUse: boolean }

/** What the names that are being looked at leave no doubt of: their one category, their one equipment type. */
export function wishFor(categories: (Named & { equipment_types: Named[] })[], names: string[]): Wish {
  const types = categories.flatMap(({ equipment_types }) => equipment_types).filter(({ name }) => names.includes(name))
  const touched = categories.filter(
    ({ name, equipment_types }) => names.includes(name) || equipment_types.some((type) => names.includes(type.name)),
  )
  return {
    category_id: soleId(touched),
    equipment_type_id: soleId(touched.length === 1 ? types : []),
    termsOfUse: false,
  }
}

const soleId = ([one, ...others]: { id: number }[]) => (one && !others.length ? String(one.id) : '')
