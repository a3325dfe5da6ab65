import type { CSSProperties } from 'react'
import { hexOf } from '#web/kit/colour/colour.ts'

/** Style with the colour of a zone. */
export const colourOf = (colour: string) => ({ '--zone': hexOf(colour) ?? 'var(--p)' }) as CSSProperties
