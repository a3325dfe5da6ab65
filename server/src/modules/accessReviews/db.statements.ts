// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'accessReviews.decidable': {
      params: {
        ids: readonly (string | number)[]
        personId: string | number
        oversees: boolean
      }
      row: {
        id: Column<'access_reviews.items', 'id'>
        review_id: Column<'access_reviews.items', 'review_id'>
        isHeld: boolean
      }
    }
    'accessReviews.endItems': {
      params: {
        at: Date | string
        reviewId: string | number
      }
      row: {
        id: Column<'access_reviews.items', 'id'>
        user_id: Column<'access_reviews.items', 'user_id'>
        role_name: Column<'access_reviews.items', 'role_name'>
      }
    }
    'accessReviews.freeze': {
      params: {
        reviewId: string | number
        reviewerId: string | number | null
        headRole: string
        roleIds: readonly (string | number)[]
        deptIds: readonly (string | number)[]
        max: number
      }
      row: {
        id: Column<'access_reviews.items', 'id'>
      }
    }
    'accessReviews.isWaiting': {
      params: {
        reviewId: string | number
      }
      row: {
        isWaiting: boolean
      }
    }
    'accessReviews.itemsOfReview': {
      params: {
        reviewId: string | number
      }
      row: {
        id: Column<'access_reviews.items', 'id'>
        status: Column<'access_reviews.items', 'status'>
        user_id: Column<'access_reviews.items', 'user_id'>
        person_id: Column<'access_reviews.items', 'person_id'>
        user_code: Column<'access_reviews.items', 'user_code'>
        user_name: Column<'access_reviews.items', 'user_name'>
        dept_name: Column<'access_reviews.items', 'dept_name'>
        role_id: Column<'access_reviews.items', 'role_id'>
        role_code: Column<'access_reviews.items', 'role_code'>
        role_name: Column<'access_reviews.items', 'role_name'>
        since: Column<'access_reviews.items', 'since'>
        ends_on: Column<'access_reviews.items', 'ends_on'>
        last_login_at: Column<'access_reviews.items', 'last_login_at'>
        reach: Column<'access_reviews.items', 'reach'>
        reach_depts: Column<'access_reviews.items', 'reach_depts'>
        reason: Column<'access_reviews.items', 'reason'>
        decided_by: Column<'access_reviews.items', 'decided_by'>
        decided_person_id: Column<'access_reviews.items', 'decided_person_id'>
        decided_at: Column<'access_reviews.items', 'decided_at'>
      }
    }
    'accessReviews.lapseItems': {
      params: {
        at: Date | string
        reviewId: string | number
      }
      row: {
        id: Column<'access_reviews.items', 'id'>
      }
    }
    'accessReviews.openReviews': {
      params: object
      row: {
        id: Column<'access_reviews.reviews', 'id'>
      }
    }
    'accessReviews.reviewsOfAccount': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'access_reviews.items', 'review_id'>
      }
    }
    'accessReviews.todo': {
      params: {
        personId: string | number
        oversees: boolean
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'access_reviews.reviews', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'access_reviews.reviews', 'opened_by'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'access_reviews.reviews', 'opened_at'>>
        total: number
      }
    }
    'accessReviews.waitingOfPerson': {
      params: {
        id: string | number
        personId: string | number
        oversees: boolean
      }
      row: {
        id: Column<'access_reviews.items', 'id'>
      }
    }
    'accessReviews.whomItWaitsFor': {
      params: {
        reviewId: string | number
      }
      row: {
        to: string[]
        unassigned: number
      }
    }
  }
}
