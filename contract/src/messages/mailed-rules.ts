/** Of the link by which somebody posts what came by mail in their name. */
export const mailedLinkInvalid = 'This link is not valid, or it has ended. Nothing was posted.'
