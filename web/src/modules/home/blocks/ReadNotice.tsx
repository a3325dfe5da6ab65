import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'

/** Where a block could not be read: the rest of the page stands. */
export const ReadNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="card">
    <ErrorNotice onRetry={onRetry} />
  </div>
)
