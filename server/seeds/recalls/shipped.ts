import rows from './HCRSAMOpenData.json' with { type: 'json' }

/**
 * A small file of the shape of Health Canada's, for tests and the demonstration. All but its first two notices are made up, and none of the
 * addresses leads to one.
 */
export const shippedRecalls = JSON.stringify(rows)
