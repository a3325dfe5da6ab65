import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { contact as zh } from '../../zh-CN/login/contact.ts'

export const contact: SameKeys<typeof zh> = {
  prove: {
    reason: 'To protect your account, enter your current password first.',
    password: 'Current password',
    next: 'Next',
  },
  information: {
    title: 'Complete your profile',
    text: 'Add a mobile number to sign in by SMS, reset your password and receive important notices.',
    later: 'Later',
    complete: 'Add a number',
  },
  contact: {
    button: { set: 'Add', change: 'Change' },
    set: { mobile: 'Add mobile number', email: 'Add email address' },
    change: { mobile: 'Change mobile number', email: 'Change email address' },
    new: { mobile: 'New mobile number', email: 'New email address' },
    reason: {
      mobile:
        "We'll send an SMS code to the new number. After the change you'll be signed out on your other devices. We'll notify your old number.",
      firstMobile:
        "We'll send an SMS code to this number. You can then use it to sign in and reset your password. You'll be signed out on your other devices.",
      email: "Used for contact only. You can't sign in with it.",
    },
    need: { mobile: 'Enter your new mobile number', email: 'Enter your new email address' },
    changed: {
      mobile: "Mobile number updated. You've been signed out on other devices.",
      email: 'Email address updated',
    },
    proofGone: 'Your verification has expired. Please verify your identity again.',
  },
}
