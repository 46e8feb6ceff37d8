import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as student from '../../shared/contract/interpreters/student';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess } from './base/tagTypes';

type Student = typeof student;

/** The language quiz. To get it starts an attempt, so it is no read that may be made again by itself. */
export const studentApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getQuiz: build.mutation<DataOf<Student['getQuiz']>, RequestOf<Student['getQuiz']>>({
      query: (request) => ({ endpoint: student.getQuiz, request }),
    }),
    submitQuiz: build.mutation<DataOf<Student['submitQuiz']>, RequestOf<Student['submitQuiz']>>({
      query: (request) => ({ endpoint: student.submitQuiz, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'QuizResult' }]),
    }),
    getQuizResult: build.query<DataOf<Student['getQuizResult']>, RequestOf<Student['getQuizResult']>>({
      query: (request) => ({ endpoint: student.getQuizResult, request }),
      providesTags: [{ type: 'QuizResult' }],
    }),
  }),
});

export const { useGetQuizMutation, useSubmitQuizMutation, useGetQuizResultQuery } = studentApi;
