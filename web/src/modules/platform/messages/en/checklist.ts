import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { checklist as zh } from '../zh-CN/checklist.ts'

export const checklist: SameKeys<typeof zh> = {
  title: 'Set-up checklist',
  purpose: 'These steps lead to the first order. What is done is computed from the data.',
  progress: 'Progress',
  count: '{{count}} in place',
  open: 'Open',
  go: 'Continue',
  step: {
    company: 'Company name and title',
    logo: 'Logo and colour',
    departments: 'Departments',
    people: 'People',
    roles: 'Roles',
    approval: 'Approval rules',
    budget: 'Budgets',
    supplier: 'Suppliers with accounts',
    category: 'Categories',
    goods: 'Products',
    address: 'Addresses and invoice titles',
    order: 'First approved order',
  },
  hint: {
    company: 'Set the title, the short name and the greeting',
    logo: 'Upload a logo and choose a colour',
    departments: 'Add companies and departments',
    people: 'Add or import people',
    roles: 'Give roles to buyers',
    approval: 'Set up rules for orders',
    budget: 'Set budgets of departments, or turn the check off',
    supplier: 'Add suppliers and invite their administrators',
    category: 'Set up the category tree',
    goods: 'Suppliers publish products',
    address: 'Buyers add their addresses',
    order: 'A buyer orders, and the order is approved',
  },
}
