/** Where the visits find the village. */
export const port = Number(process.env.E2E_PORT ?? 3219)
export const address = `http://localhost:${port}`
