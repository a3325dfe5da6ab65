import { Component, type ReactNode } from 'react'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'

interface BlockBoundaryProps {
  readonly children: ReactNode
}

/** Error boundary of a block; the rest of the page stays. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? (
      <div className="card">
        <ErrorNotice onRetry={() => this.setState({ hasFailed: false })} />
      </div>
    ) : (
      this.props.children
    )
  }
}
