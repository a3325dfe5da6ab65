import { Segmented, type SegmentedProps } from './Segmented.tsx'

/**
 * Tabs over a list or the parts of a page: the same choice as a segmented control, with the line below the chosen one.
 */
export const Tabs = <T extends string>(props: Omit<SegmentedProps<T>, 'variant'>) => (
  <Segmented {...props} variant="tabs" />
)
