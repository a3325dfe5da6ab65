/** Whether the reader prefers reduced motion; base.css stops animations and transitions, scripts ask here. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
