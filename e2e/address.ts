/** The address of the village's program. */
export const port = Number(process.env.E2E_PORT ?? 3219)
export const address = `http://localhost:${port}`
