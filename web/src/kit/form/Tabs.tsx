import { Segmented, type SegmentedProps } from './Segmented.tsx'

/** Tabs over a list or the parts of a page: a segmented control with the look of tabs. */
export const Tabs = <T extends string>(props: Omit<SegmentedProps<T>, 'variant'>) => (
  <Segmented {...props} variant="tabs" />
)
