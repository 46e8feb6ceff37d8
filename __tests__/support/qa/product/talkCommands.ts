import fc from 'fast-check';
import type { Party } from '../../model/BookingModel';
import { closeConversation, openConversation, writeTo } from './deeds';
import { expectViews } from './expectViews';
import type { ProductModel } from './ProductModel';
import { write } from './talk';
import type { TwoPeople } from './TwoPeople';

type TalkCommand = fc.AsyncCommand<ProductModel, TwoPeople>;

/** So much is said in one walk, at most: the first page of a conversation holds it all. */
const MOST = 12;

const someone = fc.constantFrom<Party>('client', 'interpreter');

/** Somebody says something, in an open conversation; without a network it waits in their browser. */
export const writeCommand = someone.map((party): TalkCommand => {
  let words = `the ${party} writes`;
  return {
    check: ({ isReading, messages }) => isReading[party] && messages.length < MOST,
    run: async (model, people) => {
      const { text, isDelivered } = write(model, party);
      if (!isDelivered) words += ' without a network';
      await writeTo(people, party, text);
      await expectViews(model, people);
    },
    toString: () => words,
  };
});

/** The conversation is opened, where what came is read at once, or closed, where it is counted in the menu. */
export const conversationCommand = someone.map((party): TalkCommand => {
  let words = `the ${party} opens or closes the conversation`;
  return {
    check: ({ isOnline }) => isOnline[party],
    run: async (model, people) => {
      words = `the ${party} ${model.isReading[party] ? 'closes' : 'opens'} the conversation`;
      await (model.isReading[party] ? closeConversation : openConversation)(people, party);
      model.isReading[party] = !model.isReading[party];
      await expectViews(model, people);
    },
    toString: () => words,
  };
});
