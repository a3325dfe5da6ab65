import { briefly, secondOf } from './time.ts'

/** An instant in a list: short, with the whole of it to be pointed at. */
export const Brief = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={secondOf(at)}>
    {briefly(at)}
  </time>
)
