import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'

/** Error notice of a block; the rest of the page stays. */
export const ReadNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="card">
    <ErrorNotice onRetry={onRetry} />
  </div>
)
