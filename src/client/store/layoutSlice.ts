import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './authSlice';
import type { ColorMode } from './storedColorMode';

export interface LayoutState {
  isSidebarOpen: boolean;
  isUserPanelOpen: boolean;
  /** key of the content that is shown, as the menu names it */
  activeKey: string;
  colorMode: ColorMode;
}

export const DEFAULT_LAYOUT: LayoutState = {
  isSidebarOpen: false,
  isUserPanelOpen: false,
  activeKey: 'dashboard',
  colorMode: 'light',
};

const layoutSlice = createSlice({
  name: 'layout',
  initialState: DEFAULT_LAYOUT,
  reducers: {
    sidebarToggled: (state) => {
      state.isSidebarOpen = !state.isSidebarOpen;
    },
    sidebarClosed: (state) => {
      state.isSidebarOpen = false;
    },
    userPanelToggled: (state) => {
      state.isUserPanelOpen = !state.isUserPanelOpen;
    },
    userPanelClosed: (state) => {
      state.isUserPanelOpen = false;
    },
    contentShown: (state, { payload: key }: PayloadAction<string>) => {
      state.activeKey = key;
    },
    colorModeSet: (state, { payload: mode }: PayloadAction<ColorMode>) => {
      state.colorMode = mode;
    },
  },
  extraReducers: (builder) => {
    // The next person starts afresh; how they like their screen is not about the last one.
    builder.addCase(sessionEnded, (state) => ({
      ...DEFAULT_LAYOUT,
      isSidebarOpen: state.isSidebarOpen,
      colorMode: state.colorMode,
    }));
  },
  selectors: {
    selectIsSidebarOpen: ({ isSidebarOpen }) => isSidebarOpen,
    selectIsUserPanelOpen: ({ isUserPanelOpen }) => isUserPanelOpen,
    selectColorMode: ({ colorMode }) => colorMode,
  },
});

export const layoutReducer = layoutSlice.reducer;
export const {
  sidebarToggled,
  sidebarClosed,
  userPanelToggled,
  userPanelClosed,
  contentShown,
  colorModeSet,
} = layoutSlice.actions;
export const { selectIsSidebarOpen, selectIsUserPanelOpen, selectColorMode } = layoutSlice.selectors;
