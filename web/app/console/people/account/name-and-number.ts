/** What volunteers call somebody: many have the same first name, or none yet. */
export const nameAndNumber = ({ id, name }: { id: number; name: string }): string => `${name}, number ${id}`
