import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageError } from './boundaries.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Shows the error instead of the children until the reader navigates. */
export function ErrorBoundary({ children }: ErrorBoundaryProps) {
  return <Boundary address={useLocation().key}>{children}</Boundary>
}

interface BoundaryProps extends ErrorBoundaryProps {
  readonly address: string
}

interface Failure {
  readonly address: string
  readonly failed?: { readonly error: unknown } | undefined
}

class Boundary extends Component<BoundaryProps, Failure> {
  override state: Failure = { address: this.props.address }

  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } })

  static getDerivedStateFromProps = ({ address }: BoundaryProps, before: Failure): Failure | null =>
    address === before.address ? null : { address, failed: undefined }

  override render() {
    const { failed } = this.state
    return failed ? <PageError error={failed.error} /> : this.props.children
  }
}
