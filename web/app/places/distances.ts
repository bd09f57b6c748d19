/** The radii that can be chosen, in kilometres: 10 to 100 in steps of 15. (GEO-06) */
export const distances = [10, 25, 40, 55, 70, 85, 100] as const
