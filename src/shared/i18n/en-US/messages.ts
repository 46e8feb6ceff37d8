import type { ErrorCode, IssueCode } from '../../contract/base/errors';
import { MOST_AHEAD } from '../../domain/booking/atOnce';
import { MAX_OPEN_REQUESTS } from '../../domain/booking/bookingLife';
import { MOST_CALLS_A_DAY, MOST_OPEN_CALLS } from '../../domain/booking/calls';
import { MOST_GUEST_LINKS, MOST_IN_ROOM } from '../../domain/booking/meetingRoom';
import { MOST_CHANGES } from '../../domain/booking/rescheduling';
import { MAX_CREDENTIALS } from '../../domain/people/credentials';
import { MAX_BLOCKS } from '../../contract/account/blocks';
import { MAX_FAVOURITES } from '../../contract/interpreters/favourites';

/** The server's answers: every refusal, every wrong field, and every success. */
export interface ServerMessages {
  errors: Record<ErrorCode, string>;
  issues: Record<IssueCode, string>;
  /** by the endpoint's name; `done` is what a call says that has no words of its own */
  successes: {
    done: string;
    addBooking: string;
    updateBooking: string;
    acceptBooking: string;
    declineBooking: string;
    cancelBooking: string;
    startCall: string;
    withdrawCall: string;
    acceptOffer: string;
    declineOffer: string;
    updateAvailability: string;
    registerUser: string;
    regenerateCode: string;
    requestMagicCode: string;
    resetPassword: string;
    changePassword: string;
    updatePersonalInfo: string;
    requestSubscription: string;
    confirmSubscription: string;
    requestPreferences: string;
    removeSubscription: string;
    decideTier: string;
    saveNotificationPreferences: string;
    changeListing: string;
    changeVisibility: string;
    decideListing: string;
    addCredential: string;
    updateCredential: string;
    /** where a save changed nothing of it */
    unchangedCredential: string;
    removeCredential: string;
    decideCredential: string;
    leaveReview: string;
    answerReview: string;
    hideReview: string;
    unhideReview: string;
    removeHeadshot: string;
    inviteAssociate: string;
    withdrawInvitation: string;
    acceptInvitation: string;
    leaveInstitute: string;
    addOrUpdateRole: string;
    saveBusiness: string;
    saveTeam: string;
  };
}

export const messages: ServerMessages = {
  errors: {
    WRONG_CREDENTIALS: 'Wrong Username or Password',
    NOT_VERIFIED: 'This account is not verified yet. Enter the code that we mailed to you.',
    WRONG_CODE: 'This code is wrong or has expired. Check it, or ask for a new one.',
    WRONG_LINK: 'This link was used already or has expired. Please ask for a new one.',
    WRONG_INVITATION:
      'This invitation is for another address, was used already or has expired. Please ask for a new one.',
    WRONG_CURRENT_PASSWORD: 'The current password is not right.',
    NOT_REGISTERED: 'Your email is not registered with us.',
    INVALID: 'Some details are missing or not right. Please check them and try again.',
    MALFORMED: 'The request could not be read.',
    UNAUTHENTICATED: 'Your session has ended. Please sign in again.',
    FORBIDDEN: 'Your account may not do this.',
    NOT_FOUND: 'This could not be found.',
    METHOD_NOT_ALLOWED: 'This address does not take that kind of request.',
    SLOT_TAKEN:
      'The interpreter is already booked at that time. Please choose another time or another interpreter.',
    OWN_SLOT_TAKEN: 'You have another booking at that time, so you cannot take this one.',
    NOT_AVAILABLE:
      'The interpreter cannot be booked at that time. Please choose another time or another interpreter.',
    PRICE_CHANGED: 'The price has changed in the meantime. Please check the new total and save again.',
    FEE_CHANGED: 'What cancelling costs has changed in the meantime. Please check the amount and try again.',
    WRONG_STATUS: 'The booking has changed in the meantime, so this is no longer possible.',
    NOT_CHECKED_IN: 'Check in first. Only an interpreter who has checked in can end a session early.',
    BOOKING_CHANGED: 'The request was changed just now. Please look at it again before you answer.',
    CHANGED_MEANWHILE: 'This has changed in the meantime. Look at it again.',
    NO_PROPOSAL: 'There is no proposal to answer any more. Please look at the booking again.',
    NO_ROOM: 'This meeting is held on another platform. Please use the link that belongs to it.',
    ROOM_CLOSED: 'The room is not open: it is too early, or the meeting is over.',
    ROOM_LEFT:
      'This page is not in the room any more. Enter again here, or go on where you are in the room now.',
    ROOM_FULL: `The room is full: at most ${MOST_IN_ROOM} people can meet in it. Somebody has to leave first.`,
    NOT_ADMITTED: 'You have not been let in. Please wait until somebody in the meeting does.',
    GUEST_GONE: 'This guest is not waiting any more.',
    TOO_MANY_CHANGES: `This booking was changed ${MOST_CHANGES} times and takes no further proposal. Cancel it and ask for another time.`,
    TOO_MANY_LINKS: `There are ${MOST_GUEST_LINKS} open links for guests already. Use one of them, or revoke one.`,
    CALL_OVER: 'Somebody was faster, or it is no longer asked. The list shows what is still open.',
    NOBODY_FITS:
      'Nobody who offers these languages is free then at this price. Try another time, or a higher price.',
    TOO_MANY_CALLS: `You are asking several people ${MOST_OPEN_CALLS} times already. Withdraw one or wait for an answer.`,
    TOO_MANY_CALLS_A_DAY: `You have asked several people ${MOST_CALLS_A_DAY} times within a day. Please try again later, or book somebody directly.`,
    ALREADY_REVIEWED: 'You have already reviewed this session.',
    ALREADY_ANSWERED: 'You have answered this review already.',
    REVIEW_TOO_EARLY: 'This session is not over yet. You can review it once it has ended.',
    DECISION_TOO_EARLY:
      'The other side can still answer what was reported. Decide once they have, or 48 hours after the report.',
    REVIEW_TOO_LATE: 'This session ended more than 14 days ago, so it cannot be reviewed any more.',
    REVIEW_NOT_HELD: 'This session did not take place, so there is nothing to review.',
    REVIEW_HIDDEN: 'This review is hidden already.',
    TOO_MANY_OPEN_REQUESTS: `You have ${MAX_OPEN_REQUESTS} open requests already. Withdraw one or wait for an answer.`,
    TOO_MANY_BOOKINGS: `You have ${MOST_AHEAD.client} bookings ahead already. Cancel one, or wait until one is over.`,
    PROFILE_EXISTS: 'Your profile is published already. Change it instead.',
    NOT_LISTED: 'This interpreter takes no new bookings at the moment. Choose another one.',
    BOOKINGS_CLOSED:
      'Your role in the institute leaves out Bookings, so clients cannot be shown your listing. Ask an administrator of the institute.',
    MODULE_CLOSED: 'Your role in the institute leaves this out. Ask an administrator of the institute.',
    LISTING_INCOMPLETE: 'Your profile is not complete yet. What is missing stands in the list.',
    LISTING_CHANGED: 'This listing has changed in the meantime. Look at it again.',
    LISTING_CLOSED: 'Your listing takes no new bookings at the moment, so you cannot take this one.',
    CREDENTIAL_CHANGED: 'This credential has changed in the meantime. Look at it again.',
    HEADSHOT_CHANGED: 'This photo has changed in the meantime. Look at it again.',
    TOO_MANY_CREDENTIALS: `You have ${MAX_CREDENTIALS} credentials already. Remove one that you no longer need first.`,
    TOO_MANY_BLOCKS: `You have set ${MAX_BLOCKS} people aside already. Allow one of them again first.`,
    TOO_MANY_FAVOURITES: `You have ${MAX_FAVOURITES} favourites already. Remove one first.`,
    TOO_MANY_ENTRIES: 'This list is as long as it may be. Change an entry that you no longer need instead.',
    SETTING_EXISTS: 'This setting has a value already. Change it instead.',
    ATTEMPT_CLOSED: 'This attempt was handed in already, or its time is over.',
    ROLE_EXISTS: 'A role of this name exists already.',
    ROLE_ABOVE_OWN: 'You cannot give or change a role above your own.',
    LAST_ADMIN: 'This is the last administrator of the institute. Appoint another one first.',
    ALREADY_MEMBER: 'This person belongs to your institute already.',
    NAME_TAKEN: 'This name is taken already. Please choose another.',
    TIER_DECIDED: 'This person is not waiting for a tier, or somebody else has decided in the meantime.',
    SESSION_UNDER_WAY: 'This session is under way or its time has come. Please wait until it is over.',
    PERSON_GONE: 'This person has deleted their account, so nobody would read this.',
    THREAD_CLOSED: 'At the moment, nothing can be sent in this conversation.',
    STORAGE_FULL:
      'There is no room left for your files, so this one was not sent. Send a link to it in a message instead.',
    LENGTH_REQUIRED: 'Please say how long the content is: `Content-Length`, not chunks.',
    TOO_LARGE: 'This is too large to be sent.',
    UNSUPPORTED_MEDIA: 'This kind of content is not accepted here.',
    IDEMPOTENCY_MISMATCH: 'This was already saved with other details. Please reload the page and try again.',
    TOO_MANY_REQUESTS: 'Too many attempts. Please wait a little and try again.',
    INTERNAL: 'An error occurred',
    UNAVAILABLE: 'The service is not available for a moment. Please try again shortly.',
  },
  issues: {
    required: 'Please fill this in.',
    invalid: 'This is not valid.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    unknown_choice: 'Please choose one of the options.',
    not_a_name:
      'A name has no addresses, links, signs or invisible characters, letters of one alphabet, and no word for our staff or badges.',
    not_an_email: 'This is not an email address.',
    not_a_date: 'This is not a date.',
    not_a_time: 'This is not a time of day.',
    not_an_id: 'This does not name anything.',
    unknown_zone: 'This time zone is not known.',
    not_a_link: 'This is not a web address. It begins with https://',
    time_missing: 'The clocks skip this time on that day. Please choose another.',
    time_doubled: 'This time happens twice on that day. Please say which one you mean.',
    wrong_offset: 'That is not this time zone’s offset on that day.',
    in_the_past: 'This time has already passed.',
    in_the_future: 'This day is still to come.',
    already_expired: 'This is over already. Add the renewed one.',
    time_unchanged: 'This is the time that the booking has already.',
    too_far_ahead: 'This is too far ahead.',
    same_languages: 'The two languages must differ.',
    pair_not_offered: 'The interpreter does not offer this pair of languages.',
    password_empty: '*New Password Cannot Be Empty.',
    password_whitespace: '*Password must not contain Whitespaces',
    password_lowercase: '*Password must have at least one Lowercase Character',
    password_uppercase: '*Password must have at least one Uppercase Character',
    password_digit: '*Password must have at least one Number',
    password_too_short: '*Password must be minimum 8 characters long',
    password_too_long: '*Password must be maximum 128 characters long',
    password_common: '*Password is too common. Choose one that is harder to guess.',
    password_unchanged: '*New Password must differ from the current one.',
    doubled: 'Something is listed twice here.',
    end_before_start: 'The end is before the start.',
    not_a_part: 'This is no part of the fee. Enter more than nothing and less than the agreed fee.',
    not_a_picture: 'This is not a JPEG, PNG or WebP picture.',
    picture_damaged: 'This picture is damaged or incomplete.',
    picture_too_small: 'This picture is too small. It needs at least 64 by 64 pixels.',
    picture_too_many_pixels: 'This picture has too many pixels. Please choose one of at most 30 megapixels.',
    not_a_document:
      'Only PDF, Word, Excel, PowerPoint, OpenDocument, text and picture files can be sent, and their content must be what the name says.',
    not_a_proof: 'Only PDF, JPEG and PNG files can be sent, and their content must be what they say.',
    proof_too_small: 'This picture is too small to be read. It needs at least 200 pixels on its longer side.',
    file_infected: 'A scanner found malware in this file. It was not sent.',
    not_a_pdf: 'This is not a PDF file.',
    pdf_locked: 'This PDF is protected by a password. Please save it without one and try again.',
    pdf_damaged: 'This PDF is damaged and cannot be read.',
    pdf_without_text:
      'There is no text in this PDF, perhaps because it was scanned. Please choose one with text that can be selected.',
    pdf_too_many_pages: 'This PDF has too many pages for a résumé.',
    pdf_too_costly: 'Reading this PDF takes too long. Please choose a simpler one.',
    pdf_active:
      'This PDF carries programs or other files. Please print it into a new PDF and choose that one.',
  },
  successes: {
    done: 'Operation successful',
    addBooking: 'Booking details saved successfully!',
    updateBooking: 'Booking details saved successfully!',
    acceptBooking: 'Booking accepted successfully!',
    declineBooking: 'Booking declined.',
    cancelBooking: 'Booking cancelled.',
    startCall: 'Your question is open. The first who accepts gets the booking.',
    withdrawCall: 'You ask nobody any more.',
    acceptOffer: 'It is yours: the booking is confirmed.',
    declineOffer: 'You left it to the others.',
    updateAvailability: 'Your hours have been saved. Bookings that stand already stay as they are.',
    registerUser: 'We mailed you a code. Enter it to finish signing up.',
    regenerateCode: 'If this address waits for a code, a new one is on its way.',
    requestMagicCode: 'If this address is registered, a code and a link are on their way.',
    resetPassword: 'We mailed you a temporary password. Type it as your current password.',
    changePassword: 'Your password has been changed. Please sign in with the new one.',
    updatePersonalInfo: 'Your profile has been saved.',
    requestSubscription: 'Please confirm your address: a link is on its way to you.',
    confirmSubscription: 'You are subscribed. Welcome!',
    requestPreferences: 'If this address is subscribed, a link is on its way.',
    removeSubscription: 'Your wish to unsubscribe has been received.',
    decideTier: 'Your decision has been saved, and a mail is on its way to the person.',
    saveNotificationPreferences: 'Your choices have been saved.',
    changeListing: 'Your listing has been changed.',
    changeVisibility: 'The public search shows you as you chose.',
    decideListing: 'Your decision has been saved, and a mail is on its way to the person.',
    addCredential: 'Your credential was handed in. You get a mail as soon as it is decided.',
    updateCredential: 'Your credential was handed in again.',
    unchangedCredential: 'Nothing was different, so your credential stays as it is.',
    removeCredential: 'The credential and its document are gone.',
    decideCredential: 'Your decision has been saved, and a mail is on its way to the person.',
    leaveReview: 'Thank you for your review.',
    answerReview: 'Your answer has been published.',
    hideReview: 'The review is hidden, and a mail is on its way to its author.',
    unhideReview: 'The review is shown again.',
    removeHeadshot: 'The photo is removed, and a mail is on its way to the person.',
    inviteAssociate: 'The invitation is on its way.',
    withdrawInvitation: 'The invitation has been withdrawn.',
    acceptInvitation: 'Welcome! You belong to the institute now.',
    leaveInstitute: 'You have left the institute.',
    addOrUpdateRole: 'The roles have been saved.',
    saveBusiness: 'The business has been saved.',
    saveTeam: 'The team has been saved.',
  },
};
