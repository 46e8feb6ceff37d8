import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as statement from '../../shared/contract/bookings/statement';
import { dragomanApi } from './base/dragomanApi';
import { ANY_BOOKING, BOOKING_LIST } from './base/tagTypes';

type Statement = typeof statement;

/** Statements: a month, and one booking's invoice. */
export const statementApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.query<DataOf<Statement['getStatement']>, RequestOf<Statement['getStatement']>>({
      query: (request) => ({ endpoint: statement.getStatement, request }),
      providesTags: [BOOKING_LIST, ANY_BOOKING],
    }),
    getMonthlyTotals: build.query<DataOf<Statement['getMonthlyTotals']>, void>({
      query: () => ({ endpoint: statement.getMonthlyTotals, request: {} }),
      providesTags: [BOOKING_LIST, ANY_BOOKING],
    }),
    getInvoice: build.query<DataOf<Statement['getInvoice']>, RequestOf<Statement['getInvoice']>>({
      query: (request) => ({ endpoint: statement.getInvoice, request }),
      providesTags: (_invoice, _error, { id }) => [{ type: 'Booking', id }],
    }),
  }),
});

export const { useGetStatementQuery, useGetMonthlyTotalsQuery, useGetInvoiceQuery } = statementApi;
