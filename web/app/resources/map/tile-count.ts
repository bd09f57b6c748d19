/** How many of the tiles that were asked for came. */
export type TileCount = { came: number; failed: number }

export const noTiles: TileCount = { came: 0, failed: 0 }

export const countTile = ({ came, failed }: TileCount, tile: 'came' | 'failed'): TileCount =>
  tile === 'came' ? { came: came + 1, failed } : { came, failed: failed + 1 }

/** Whether they make a map that people can read. Until then, and where a single one is missing, the drawn map shows. */
export const standTiles = ({ came, failed }: TileCount): boolean => came > failed

/** Whether to stop asking for them. */
export const areTilesLost = ({ came, failed }: TileCount): boolean => failed > 2 && failed > came
