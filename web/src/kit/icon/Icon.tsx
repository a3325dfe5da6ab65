import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types'
import { createElement, type ReactElement } from 'react'
import css from './Icon.module.css'

interface IconProps {
  readonly of: IconDefinition
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string
  readonly spin?: boolean
  /** Rotation in degrees, clockwise. */
  readonly rotate?: number
  readonly className?: string | undefined
}

/** Icon with the size and colour of the surrounding text. */
export function Icon({ of, label, spin = false, rotate, className = '' }: IconProps) {
  if (typeof of.icon === 'function') throw new Error(`${of.name} has two colours`)
  return (
    <span
      className={`icon ${css['icon']} ${className}`}
      data-icon={of.name}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg
        {...reactNames(of.icon.attrs)}
        className={spin ? css['spin'] : undefined}
        style={rotate === undefined ? undefined : { transform: `rotate(${rotate}deg)` }}
        width="1em"
        height="1em"
        fill="currentColor"
      >
        {of.icon.children?.map(element)}
      </svg>
    </span>
  )
}

const element = ({ tag, attrs, children }: AbstractNode, key: number): ReactElement =>
  createElement(tag, { key, ...reactNames(attrs) }, children?.map(element))

/** Attributes under the names of React, which warns about `fill-rule`. */
const reactNames = ({ 'fill-rule': fillRule, ...attrs }: AbstractNode['attrs']) =>
  fillRule === undefined ? attrs : { ...attrs, fillRule }
