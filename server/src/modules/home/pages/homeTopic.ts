/** The signal to open pages that a layout was published, or was taken back. */
export const homeTopic = 'home'
