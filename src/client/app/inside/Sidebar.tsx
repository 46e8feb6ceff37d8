import { Layout } from 'antd';
import { selectIsSidebarOpen, sidebarClosed } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { SideDrawer } from '../../ui/layout/SideDrawer';
import { LAYOUT } from '../../ui/theme/theme';
import { MainMenu } from './MainMenu';
import { useEscape } from './overlayHooks';

/**
 * The menu, open or closed: beside the content on a wide screen, over it on a narrow one, where the user panel may
 * cover it in turn.
 */
export function Sidebar({ isOverlay, isCovered }: { isOverlay: boolean; isCovered: boolean }) {
  const dispatch = useAppDispatch();
  const isSidebarOpen = useAppSelector(selectIsSidebarOpen);
  const close = () => dispatch(sidebarClosed());
  useEscape(isSidebarOpen && isOverlay && !isCovered, close);
  if (!isSidebarOpen) return null;
  if (isOverlay) {
    return (
      <SideDrawer placement="left" size={LAYOUT.sidebar} onClose={close}>
        <MainMenu isOverlay isCovered={isCovered} onChosen={close} />
      </SideDrawer>
    );
  }
  return (
    <Layout.Sider className="dr-sider" width={LAYOUT.sidebar} theme="light">
      <MainMenu isOverlay={false} isCovered={false} />
    </Layout.Sider>
  );
}
