import { Link } from 'react-router'

interface OrderLinkProps {
  readonly orderId: string
  readonly orderNo: string
  /** The reader may open the order. */
  readonly mayOpen: boolean
}

/** Number of an order, a link for those who may open it. */
export const OrderLink = ({ orderId, orderNo, mayOpen }: OrderLinkProps) =>
  mayOpen ? <Link to={`/orderDetail?orderId=${orderId}`}>{orderNo}</Link> : <span className="num">{orderNo}</span>
