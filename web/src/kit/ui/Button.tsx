import LoadingOutlined from '@ant-design/icons-svg/es/asn/LoadingOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import css from './Button.module.css'

interface Appearance {
  /** `solid`: the primary action of a view; `danger`: outlined in red; `text`: one of many buttons in a row. */
  readonly variant?: 'plain' | 'solid' | 'soft' | 'danger' | 'text' | undefined
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  readonly block?: boolean | undefined
  readonly icon?: ReactNode
}

const classes = ({ variant = 'plain', size = 'md', block }: Appearance, more?: string) =>
  [css['button'], css[variant], css[size], block && css['block'], more].filter(Boolean).join(' ')

type ButtonProps = Appearance &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly busy?: boolean | undefined
    readonly ref?: Ref<HTMLButtonElement>
  }

/** Button. While busy it keeps its width, shows a spinner and ignores clicks. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, size, block }, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon of={LoadingOutlined} spin /> : icon}
      {children}
    </button>
  )
}

/** Link with the look of a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: Appearance & LinkProps) {
  return (
    <Link
      {...rest}
      className={classes({ variant, size, block }, typeof className === 'string' ? className : undefined)}
    >
      {icon}
      {children}
    </Link>
  )
}
